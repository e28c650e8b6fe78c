import { say } from '@quizwright/domain/language/say.ts'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/button.tsx'
import { Dialog } from '../dialog.tsx'
import { chakra } from '../styled/chakra.tsx'
import { useMedia } from '../use-media.ts'

const Panel = chakra('aside', {
  base: {
    position: 'fixed',
    top: '14',
    bottom: '0',
    insetEnd: '0',
    width: '22rem',
    zIndex: 'docked',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.subtle',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    _print: { display: 'none' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    ps: '4',
    pe: '2',
    py: '2',
    '& > h2': { textStyle: 'title.sm', pt: '1', overflowWrap: 'anywhere', minWidth: '0' },
  },
})
const Body = chakra('div', { base: { flex: '1', minHeight: '0', overflowY: 'auto', px: '4', pb: '6' } })

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A panel beside the screen, which stays usable and gets narrower (`global-css.ts`). Where there is no room for both,
 * it is a window above the screen.
 */
export const SidePanel = ({ title, onClose, children }: SidePanelProps) => {
  const hasRoom = useMedia('(width >= 64rem)')
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // Tab would otherwise reach the panel, which is last in the document, only after the whole screen. A menu that
    // opened it gives the focus back to its button in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [hasRoom])
  if (!hasRoom)
    return (
      <Dialog open title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  return createPortal(
    <Panel
      ref={panel}
      tabIndex={-1}
      outline="none"
      aria-labelledby={id}
      data-side-panel
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton size="sm" label={say('Close')} icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Panel>,
    document.body,
  )
}
