/** The tables of a plain TrueType font, by name. */
export function readTables(font: Buffer) {
  const all = Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = directory + index * entryLength
      const start = font.readUInt32BE(entry + 8)
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(start, start + font.readUInt32BE(entry + 12)),
      ]
    }),
  )
  const table = (name: string): Buffer => {
    const found = all[name]
    if (!found) throw new Error(`The font has no table “${name}”`)
    return found
  }
  return { all, table }
}

/** A font of these tables. Checksums are left out: whoever unpacks the web format works them out. */
export function writeTables(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).toSorted()
  const head = Buffer.alloc(directory + names.length * entryLength)
  head.writeUInt32BE(trueType)
  head.writeUInt16BE(names.length, 4)
  const parts: Buffer[] = [head]
  let start = head.length
  for (const [index, name] of names.entries()) {
    const data = tables[name] ?? Buffer.alloc(0)
    const entry = directory + index * entryLength
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(start, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    start += data.length + padding.length
  }
  return Buffer.concat(parts)
}

const directory = 12
const entryLength = 16
const trueType = 0x0001_0000
