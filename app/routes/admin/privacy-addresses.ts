/** The address that was looked for, and those that the owner ticked, out of an address line or a form. No database keeps NUL. */
export function addressesIn(fields: { getAll(name: string): unknown[] }): string[] {
  const given = [...fields.getAll('email').slice(0, 1), ...fields.getAll('also').slice(0, 50)]
  const texts = given.map((value) => (typeof value === 'string' ? value : ''))
  const addresses = texts.map((text) => text.replaceAll('\0', '').trim().slice(0, 254))
  return addresses.filter((address) => address !== '')
}
