const accents = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu
/** Letters that Unicode does not take apart into a letter and its mark. */
const single: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}
const ascii = /^\p{ASCII}*$/u
const anySingle = new RegExp(`[${Object.keys(single).join('')}]`, 'gu')

/** Latin letters in lower case without their accents, which people often leave out; other scripts stay. */
export const plainLatin = (text: string): string =>
  ascii.test(text)
    ? text
    : text
        .normalize('NFD')
        .replaceAll(accents, '')
        .normalize('NFC')
        .replaceAll(anySingle, (letter) => single[letter] ?? letter)
