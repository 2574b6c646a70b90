import { crc32, deflateRawSync } from 'node:zlib'

interface ZipOptions {
  readonly isEncrypted?: boolean
  /** What the archive says that each file inflates to, instead of the truth. */
  readonly declaredSize?: number
}

/** Returns a ZIP archive of these files. */
export function zipFile(
  files: Readonly<Record<string, string>>,
  { isEncrypted = false, declaredSize }: ZipOptions = {},
): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)]
    const deflated = deflateRawSync(data)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(deflated.length, 14)
    common.writeUInt32LE(declaredSize ?? data.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, deflated])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, place, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const workbook = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>
  <sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Pieces" sheetId="2" r:id="rId2"/></sheets></workbook>`

const relationships = `<Relationships>
  <Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/>
  <Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`

/** Returns an XLSX workbook whose visible sheet, and shared texts, are this XML. */
export function workbookFile(sheet: string, sharedTexts = '<sst/>'): Uint8Array {
  return zipFile({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relationships,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<?xml version="1.0" encoding="UTF-8"?>${sheet}`,
    'xl/sharedStrings.xml': sharedTexts,
  })
}
