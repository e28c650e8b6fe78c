import { say } from '@quizwright/domain/language/say.ts'
import logo from '@quizwright/ui/icon/quizwright.svg'
import { type ReactNode, useEffect, useRef } from 'react'
import { LanguageMenu } from '../language/language-menu.tsx'

/** Whether the texts of the page are translations; a document without a language is English. */
const isTranslated = (): boolean => !/^(?:en|$)/.test(document.documentElement.lang)

type PageFrameProps = {
  title: string
  /** Shown beside the product's name in the header. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The header and the heading of a page. A new heading takes the focus, so that screen readers begin there.
 */
export const PageFrame = ({ title, aside, children }: PageFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – Quizwright`
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [title])
  return (
    <>
      <header>
        <p className="product">
          <img src={logo} alt="" width="28" height="28" /> Quizwright
        </p>
        <LanguageMenu />
        {aside}
      </header>
      <main>
        <h1 tabIndex={-1} ref={heading}>
          <bdi>{title}</bdi>
        </h1>
        {children}
        {isTranslated() && <p className="quiet">{say('Machine translation, not yet reviewed')}</p>}
      </main>
    </>
  )
}
