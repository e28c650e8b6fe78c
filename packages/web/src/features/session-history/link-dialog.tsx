import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { Maximize } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { encode } from 'uqr'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopiedText } from '../../ui/form/copied-text.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

/** Dark on light also in dark mode, because cameras do not read inverted codes reliably. */
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

/** The quiet zone around a QR code, in modules, which readers need to find it. */
const border = 4

/** The dark modules of a QR code as the `d` of an SVG path, one unit a module. */
const drawCode = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { border, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size }
}

/** The link of a session as a QR code, to be shown in class on the full screen. */
const LinkDialog = ({ session, link, onClose }: { session: Session; link: string; onClose: () => void }) => {
  const poster = useRef<HTMLElement>(null)
  const { path, size } = useMemo(() => drawCode(link), [link])
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnPressOutside
      title={`Link of ${session.name}`}
      footer={
        <Button
          variant="solid"
          icon={<Maximize aria-hidden />}
          onClick={() => void poster.current?.requestFullscreen()}
        >
          Full screen
        </Button>
      }
    >
      <Poster ref={poster}>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={`QR code of ${link}`}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="black" />
        </svg>
        <figcaption>
          <bdi>{session.quiz_id.name}</bdi>, <bdi>{session.name}</bdi>
          {session.access_code && <Code>Access code: {session.access_code}</Code>}
        </figcaption>
      </Poster>
      <CopiedText label="Link" text={link} />
    </Dialog>
  )
}

export default LinkDialog
