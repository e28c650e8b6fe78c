import { directionOfLanguage, hasScriptFont } from '@quizwright/domain/language/languages.ts'
import { type Speech, speak } from '@quizwright/domain/language/say.ts'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'preact-render-to-string'

type DocumentProps = {
  title: string
  /** Additional elements of the head. */
  head: ReactNode
  children: ReactNode
}

let language = 'en'

/** The locale for the dates of the document that is being rendered. Digits are 0 to 9 in all languages. */
export const writtenLocale = (): string => `${language}-u-nu-latn`

/** The HTML document of a page that is rendered on the server. */
export const Document = ({ title, head, children }: DocumentProps) => (
  <html lang={language} dir={directionOfLanguage(language)}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      {head}
    </head>
    <body>{children}</body>
  </html>
)

type PageHeadProps = {
  /** The path under which the files of the page are served, such as "/issues". */
  path: string
  stylesheet: string
  script?: string
}

/** The head of a page with our own styles. */
export const PageHead = ({ path, stylesheet, script }: PageHeadProps) => (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href={`${path}/quizwright.svg`} type="image/svg+xml" />
    <link rel="stylesheet" href={`${path}/base.css`} />
    {/* Its fonts are fetched only where the system has none for the script. */}
    {hasScriptFont(language) && <link rel="stylesheet" href={`${path}/script-fonts.css`} />}
    <link rel="stylesheet" href={`${path}/${stylesheet}`} />
    {script && <script type="module" src={`${path}/${script}`} />}
  </>
)

/** The product's name with its icon. */
export const ProductName = ({ path }: { path: string }) => (
  <p className="product">
    <img src={`${path}/quizwright.svg`} alt="" width="28" height="28" /> Quizwright
  </p>
)

/**
 * Renders the document as HTML, in English unless told otherwise. Nothing else runs while it does, so that the language
 * of one request is not that of another. The renderer escapes all text.
 */
export const renderDocument = (document: () => ReactElement, speech?: Speech): string => {
  speak(speech)
  language = speech?.language ?? 'en'
  try {
    return `<!doctype html>\n${renderToString(document() as Parameters<typeof renderToString>[0])}`
  } finally {
    speak()
    language = 'en'
  }
}
