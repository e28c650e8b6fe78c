import { catalogueNames, translated } from '../languages/catalogues.ts'
import { readEntries } from '../languages/catalogue-files.ts'
import { inPunctuationOf } from '../languages/punctuation.ts'

/** Errors of texts that are written with the punctuation of another language. */
export const findPunctuationErrors = (root: string): string[] =>
  translated.flatMap((language) =>
    catalogueNames.flatMap((name) =>
      readEntries(root, language, name)
        .flatMap(({ said }) => said)
        .filter((text) => inPunctuationOf(language, text) !== text)
        .map((text) => `${language}/${name}.po: write "${inPunctuationOf(language, text)}" for "${text}".`),
    ),
  )
