import { isZip } from '../detect/detect-binary.ts'
import { openZip } from '../zip/open-zip.ts'
import { readOds } from './read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Workbook } from './workbook.ts'

/** Opens a workbook of Excel or OpenDocument; undefined if the file is not one. */
export const openWorkbook = (bytes: Uint8Array): Workbook | { problem: string } | undefined => {
  if (!isZip(bytes)) return undefined
  const zip = openZip(bytes)
  if ('problem' in zip) return undefined
  if (zip.names.includes('xl/workbook.xml')) return readXlsx(zip)
  const type = zip.read('mimetype')
  const isSheet = type instanceof Uint8Array && /spreadsheet/.test(new TextDecoder().decode(type))
  return isSheet ? readOds(zip) : undefined
}
