import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { chakra } from '../../ui/styled/chakra.tsx'
import studentStyles from './student-page.css?inline'

const Device = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    // On a phone as high as the screen below its header, so that one scrolls in the quiz alone.
    height: { base: 'calc(100dvh - 5rem)', md: 'max(32rem, calc(100dvh - 19rem))' },
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    '&[data-phone]': { width: 'min(100%, 24.375rem)', mx: 'auto', borderRadius: '1.5rem' },
    // In a place of its own beside what is written.
    '&[data-beside]': { height: 'full', borderRadius: 'lg' },
    '@media print': { display: 'none' },
  },
})

/** Gives a document the styles of the learner's page. */
const dress = ({ defaultView, adoptedStyleSheets, documentElement }: Document): void => {
  if (!defaultView || adoptedStyleSheets.length > 0) return
  const sheet = new defaultView.CSSStyleSheet()
  sheet.replaceSync(studentStyles)
  adoptedStyleSheets.push(sheet)
  documentElement.lang = document.documentElement.lang
}

type StudentFrameProps = {
  title: string
  isPhone: boolean
  /** It is as high as its place. */
  isBeside?: boolean
  children: ReactNode
}

/**
 * A page in the page, with the learner's styles and a width of its own: what depends on the width of a screen
 * is as on that screen.
 */
export const StudentFrame = ({ title, isPhone, isBeside = false, children }: StudentFrameProps) => {
  const [body, setBody] = useState<HTMLElement>()
  // Some browsers have the empty document at once, others replace it when it has loaded.
  const enter = useCallback((frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument
    if (!inner) return
    dress(inner)
    setBody(inner.body)
  }, [])
  return (
    <>
      <Device
        ref={enter}
        title={title}
        data-phone={isPhone || undefined}
        data-beside={isBeside || undefined}
        onLoad={(event) => enter(event.currentTarget)}
      />
      {body && createPortal(children, body)}
    </>
  )
}
