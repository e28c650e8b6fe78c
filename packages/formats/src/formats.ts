/** The formats of question files that are read or written here. CSV of our own columns is read by the services. */
export const formats = {
  csv: { name: 'CSV', endings: ['csv', 'tsv', 'txt'] },
  gift: { name: 'GIFT', endings: ['gift', 'txt'] },
  aiken: { name: 'Aiken', endings: ['txt', 'aiken'] },
  text: { name: 'a list of questions as plain text', endings: ['txt'] },
  markdown: { name: 'a list of questions as Markdown', endings: ['md', 'markdown'] },
  'moodle-xml': { name: 'Moodle XML', endings: ['xml'] },
} as const

export type FormatId = keyof typeof formats
