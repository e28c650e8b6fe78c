import * as z from 'zod/mini'

/** The formats to which questions can be exported. */
export const exportFormats = [
  'xlsx',
  'word',
  'pdf',
  'gift',
  'aiken',
  'moodle-xml',
  'qti-1.2',
  'qti-2.2',
  'qti-3.0',
  'json',
] as const
export const exportFormat = z.enum(exportFormats)
export type ExportFormat = (typeof exportFormats)[number]

export const exportFormatNames: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel',
  word: 'Word',
  pdf: 'PDF',
  gift: 'GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  'qti-1.2': 'QTI 1.2 (Canvas)',
  'qti-2.2': 'QTI 2.2',
  'qti-3.0': 'QTI 3.0',
  json: 'JSON',
}
