import { say } from '@quizwright/domain/language/say.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { QuizTab } from '../../routes/quiz-address.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { TabLink } from './tab-links.ts'

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: { base: '1', md: '2' },
    minHeight: '11',
    // On a narrow screen, the tabs scroll sideways.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mx: { base: '-4', md: '-8' },
    px: { base: '2', md: '5' },
    borderBottomWidth: '1px',
    borderColor: 'border',
    '@media print': { display: 'none' },
  },
})
const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    px: '3',
    height: '11',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&:hover:not([aria-current])': { color: 'fg', borderColor: 'border.emphasized' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent.solid' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

type FrameTabsProps = { links: readonly TabLink[]; current: QuizTab | undefined }

/** The tabs of a quiz. They are links, each with its own address. */
export const FrameTabs = ({ links, current }: FrameTabsProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const center = () => {
      const open = element.querySelector<HTMLElement>('[aria-current]')
      if (open) element.scrollLeft = open.offsetLeft - (element.clientWidth - open.offsetWidth) / 2
    }
    // It calls once the page is laid out. Asked for here, the layout would be made for the bar alone, and again when
    // the screen below is drawn: a tenth of what opening a screen took.
    const observer = new ResizeObserver(center)
    observer.observe(element)
    return () => observer.disconnect()
  }, [current])
  return (
    <Bar ref={bar} aria-label={say('Quiz')} data-quiz-tabs data-keeps-focus>
      {links.map(({ tab, label, href }) => (
        <Tab key={tab} href={href} aria-current={tab === current ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Bar>
  )
}
