/** Endings of files whose content may be CSV. */
const csvEndings = ['.csv', '.tsv', '.txt']

/** Endings of files of questions that are never CSV. */
const otherEndings = [
  '.xlsx',
  '.ods',
  '.docx',
  '.odt',
  '.gift',
  '.aiken',
  '.md',
  '.xml',
  '.zip',
  '.imscc',
  '.qti',
  '.dat',
  '.json',
  '.jsonl',
]

/** The endings of all files of questions, as the attribute `accept` of a file field. */
export const acceptedEndings = [...csvEndings, ...otherEndings, 'text/csv'].join(',')

/** Whether a file may be CSV by its name. */
export const isCsvByName = (name: string): boolean =>
  !otherEndings.some((ending) => name.toLowerCase().endsWith(ending))
