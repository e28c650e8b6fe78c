import type { FormatId } from './formats.ts'

/** Endings of files whose content may be CSV. */
const csvEndings = ['.csv', '.tsv', '.txt']

/** Endings of files of questions that are never CSV. */
const otherEndings = [
  '.xlsx',
  '.ods',
  '.docx',
  '.odt',
  '.pdf',
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
  '.ndjson',
  '.json5',
  '.yaml',
  '.yml',
  '.toml',
  '.js',
  '.mjs',
  '.ts',
  '.jsx',
  '.tsx',
  '.py',
  '.php',
  '.java',
  '.kt',
  '.cs',
  '.cpp',
  '.go',
  '.dart',
  '.swift',
  '.sql',
  '.rtf',
  '.html',
  '.htm',
  '.h5p',
  '.olx',
  '.tex',
  '.rmd',
  '.qmd',
  '.ipynb',
  '.org',
  '.adoc',
  '.rst',
  '.rnw',
  '.exam',
  '.qml',
  '.jqz',
  '.jcl',
  '.jmt',
  '.jmx',
  '.jcw',
]

/** Endings that belong to one format, whose reader says best what is wrong in a damaged file. */
const formatOfEnding: Readonly<Record<string, FormatId>> = {
  '.gift': 'gift',
  '.aiken': 'aiken',
  '.json': 'json',
  '.jsonl': 'json',
  '.ndjson': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.toml': 'toml',
}

/** The endings of all files of questions, as the attribute `accept` of a file field. */
export const acceptedEndings = [...csvEndings, ...otherEndings, 'text/csv'].join(',')

const otherEndingOf = (name: string): string | undefined =>
  otherEndings.find((ending) => name.toLowerCase().endsWith(ending))

/** Endings of texts that may hold anything. */
const ofAnyText: ReadonlySet<string> = new Set([
  '.md',
  '.rmd',
  '.rnw',
  '.qmd',
  '.org',
  '.adoc',
  '.rst',
  '.tex',
  '.sql',
])

/** Whether a file may be CSV by its name. */
export const isCsvByName = (name: string): boolean => otherEndingOf(name) === undefined

/** The format that the ending of a file's name belongs to, if it belongs to a single one. */
export const formatByName = (name: string): FormatId | undefined => formatOfEnding[otherEndingOf(name) ?? '']

/**
 * A sentence about a file whose content does not fit the ending of its name. Undefined if any text fits the ending,
 * as in Markdown.
 */
export const problemByName = (name: string): string | undefined => {
  const ending = otherEndingOf(name)
  return ending === undefined || ofAnyText.has(ending)
    ? undefined
    : `The content of this file does not fit its ending ${ending}. Export the file again, or correct the ending.`
}
