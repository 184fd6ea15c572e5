/**
 * The mailbox that an address leads to: nearly every provider delivers `asha+anything@` to `asha@`, and Gmail also
 * overlooks dots. For counting only: mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  if (!gmailDomains.includes(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

const gmailDomains = ['gmail.com', 'googlemail.com']
