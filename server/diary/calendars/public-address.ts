import { BlockList, isIP, isIPv4 } from 'node:net'

/** What is nobody's on the internet: this machine, private networks, and what is set apart for other purposes. */
const reservedIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

const reservedIPv6 = [
  // Nothing, this machine, and IPv4 addresses written as IPv6 in a form that nobody uses any more.
  '::/96',
  // Translators of a network's own, and one that reaches through walls.
  '64:ff9b:1::/48',
  '2001::/32',
  '100::/64',
  '2001:10::/28',
  '2001:20::/28',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

const reserved = new BlockList()
for (const network of reservedIPv6) add(network, 'ipv6')
for (const network of reservedIPv4) {
  add(network, 'ipv4')
  const [address = '', bits] = network.split('/')
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  // The same behind a translator (NAT64), and in a tunnel (6to4). BlockList itself knows the mapped form, `::ffff:127.0.0.1`.
  add(`64:ff9b::${high}:${low}/${96 + Number(bits)}`, 'ipv6')
  add(`2002:${high}:${low}::/${16 + Number(bits)}`, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  return !reserved.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/')
  reserved.addSubnet(address, Number(bits), family)
}
