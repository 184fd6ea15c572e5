import { crc32, deflateRawSync } from 'node:zlib'

/** A workbook with one sheet of texts and numbers. */
export function aWorkbook(rows: (string | number)[][]): Uint8Array {
  const cells = rows.map((row, line) => {
    const inner = row.map((value, place) => {
      const at = `r="${String.fromCharCode(65 + place)}${line + 1}"`
      return typeof value === 'number'
        ? `<c ${at}><v>${value}</v></c>`
        : `<c ${at} t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
    })
    return `<row r="${line + 1}">${inner.join('')}</row>`
  })
  return aWorkbookOf(cells.join(''))
}

/** A workbook whose one sheet has these rows, as they stand in the file. */
export function aWorkbookOf(rows: string): Uint8Array {
  return aZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

export function aZip(files: Record<string, string | Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(data), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(data.length, 18)
    about.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), packed])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), about, end, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const last = Buffer.alloc(22)
  last.write('PK\u0005\u0006')
  last.writeUInt16LE(directory.length, 8)
  last.writeUInt16LE(directory.length, 10)
  last.writeUInt32LE(listed.length, 12)
  last.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, last])
}
