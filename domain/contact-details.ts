/**
 * Whether a text holds an address that a mail program would make a link of: a web address, a domain, an e-mail address.
 * Initials and titles written without a blank (“M.S.Dhoni”, “Dr.Meena”) are names, so a lone dot is no domain yet.
 */
export function holdsAddress(text: string): boolean {
  const plain = withPlainSigns(text)
  return addressShapes.some((shape) => shape.test(plain))
}

/** Whether a text would let its reader get in touch with whoever wrote it: by an address, or by a number to call. */
export function holdsContact(text: string): boolean {
  return holdsAddress(text) || /\d(?:[\s().-]{0,3}\d){6}/.test(withPlainSigns(text))
}

/** Endings that are common in links and hardly ever in names; any two letters are a country's. */
const endings =
  'com|net|org|info|biz|xyz|top|app|dev|link|click|site|website|online|shop|store|live|club|vip|icu|pro|tech|cloud|page|space|fun|work|buzz|life|world|today|email|bank|finance|money|support|help|center|group|agency|digital|company|solutions|services|[a-z]{2}'

const addressShapes = [
  /@/,
  /:\/\//,
  /\bwww\./i,
  // With something behind it even the shortest is an address, as t.me/name is.
  /[\p{L}\p{N}]\.\p{L}{2,24}[/:?#]\S/u,
  new RegExp(`[\\p{L}\\p{N}-]{3}\\.(?:${endings}|xn--[a-z0-9-]+)(?![\\p{L}\\p{N}])`, 'iu'),
  /\d{1,3}(?:\.\d{1,3}){3}/,
]

/** As a browser reads an address: wide letters as narrow ones, every full stop as a dot, nothing unseen. */
function withPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.')
    .replace(/(?!\d)\p{Nd}/gu, '0')
}
