import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { type Ref, useMemo } from 'react'
import { encode } from 'uqr'
import { chakra } from '../ui/styled/chakra.tsx'

/** Dark on light even in dark mode, because cameras do not read inverted codes reliably. */
const Poster = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '4',
    mb: '5',
    bg: 'white',
    color: 'black',
    borderRadius: 'l2',
    '& svg': { width: 'min(100%, 22rem)', height: 'auto' },
    '&:fullscreen': { borderRadius: '0' },
    '&:fullscreen svg': { width: 'min(90vw, 72vh)' },
    '& figcaption': {
      textAlign: 'center',
      overflowWrap: 'anywhere',
      textStyle: 'lg',
      fontWeight: 'semibold',
    },
    '&:fullscreen figcaption': { fontSize: '4vh', lineHeight: '1.3' },
  },
})
const Code = chakra('p', { base: { fontFamily: 'mono' } })

/** The quiet zone around a QR code, in modules. Readers need it to find the code. */
const border = 4

/** Draws the dark modules of a QR code as the `d` of an SVG path, one unit per module. */
const drawCode = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { border, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size }
}

type SessionCodeProps = { session: Session; link: string; poster: Ref<HTMLElement> }

/**
 * The link of a session as a QR code, with its names and its access code. `poster` is the element that can
 * fill the screen.
 */
export const SessionCode = ({ session, link, poster }: SessionCodeProps) => {
  const { path, size } = useMemo(() => drawCode(link), [link])
  return (
    <Poster ref={poster}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={say('QR code of {link}', { link })}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption>
        {commaList([session.quiz_id.name, session.name !== session.quiz_id.name && session.name])}
        {session.access_code && (
          <Code>{say('Access code: {accessCode}', { accessCode: session.access_code })}</Code>
        )}
      </figcaption>
    </Poster>
  )
}
