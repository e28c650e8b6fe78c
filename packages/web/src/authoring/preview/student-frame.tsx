import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { chakra } from '../../ui/styled/chakra.tsx'
import studentStyles from './student-page.css?inline'

const Device = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    // On a phone, as high as the screen below the header, so that only the quiz scrolls.
    height: { base: 'calc(100dvh - 5rem)', md: 'max(32rem, calc(100dvh - 19rem))' },
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    '&[data-phone]': { width: 'min(100%, 24.375rem)', mx: 'auto', borderRadius: '1.5rem' },
    // Fills its column beside the questions.
    '&[data-beside]': { height: 'full', borderRadius: 'lg' },
    '@media print': { display: 'none' },
  },
})

/** Adds the styles of the learner's page to a document. */
const dress = ({ defaultView, adoptedStyleSheets, documentElement }: Document): void => {
  if (!defaultView || adoptedStyleSheets.length > 0) return
  const sheet = new defaultView.CSSStyleSheet()
  sheet.replaceSync(studentStyles)
  adoptedStyleSheets.push(sheet)
  documentElement.lang = document.documentElement.lang
  documentElement.dir = document.documentElement.dir
}

type StudentFrameProps = {
  title: string
  isPhone: boolean
  /** Whether the frame fills the height of its column. */
  isBeside?: boolean
  children: ReactNode
}

/**
 * An iframe with the learner's styles and its own width, so that media queries match as on a screen of that
 * width.
 */
export const StudentFrame = ({ title, isPhone, isBeside = false, children }: StudentFrameProps) => {
  const [body, setBody] = useState<HTMLElement>()
  // Some browsers provide the empty document at once; others replace it when the frame has loaded.
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
