import { csvLimits } from '@quizwright/domain/limits.ts'

/** Tables are imported one at a time, because their columns may need explaining. */
const table = /\.(?:csv|tsv|xlsx?|ods)$/i

/**
 * Packs several files into one zip, so that one import reads them all. If they include a table or are too
 * large together, returns them unchanged and unread, to be refused.
 */
export const packFiles = async (files: readonly File[]): Promise<File[]> => {
  if (files.length < 2 || files.some(({ name, type }) => table.test(name) || type === 'text/csv'))
    return [...files]
  const name = `${files.length} files.zip`
  if (files.reduce((sum, { size }) => sum + size, 0) > csvLimits.fileBytes)
    return [new File([...files], name)]
  const parts: Record<string, Uint8Array> = {}
  for (const file of files) parts[freeName(parts, file.name)] = new Uint8Array(await file.arrayBuffer())
  // The synchronous version, because the content security policy forbids its workers.
  const { zipSync } = await import('fflate')
  return [new File([new Uint8Array(zipSync(parts, { level: 0 }))], name, { type: 'application/zip' })]
}

/** A name that is not taken. Files of two folders may have the same name. */
const freeName = (taken: object, name: string): string => {
  if (!Object.hasOwn(taken, name)) return name
  let number = 2
  while (Object.hasOwn(taken, `${number} ${name}`)) number += 1
  return `${number} ${name}`
}
