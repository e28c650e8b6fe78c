/** Units are equal whatever blanks, multiplication signs and raised digits they are written with. */
export const foldUnit = (unit: string): string =>
  unit
    .replaceAll(/[º˚]/g, '°')
    .normalize('NFKC')
    .replaceAll(/[\s^·⋅∙×*.]+/g, '')
    .replaceAll('−', '-')
    .replaceAll('٪', '%')
    .replaceAll('µ', 'μ')
