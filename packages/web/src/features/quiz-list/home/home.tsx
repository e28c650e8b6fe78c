import { useState } from 'react'
import { sayCount } from '@quizwright/domain/language/say.ts'
import type { Opened } from '../opened.ts'
import { readIsCollapsed, storeIsCollapsed } from './collapsed-home.ts'
import { HomeColumns } from './home-columns.tsx'
import { HomeFrame } from './home-frame.tsx'
import { type ShownHome, useHome } from './use-home.ts'

/** What waits, in a line. Empty if nothing does. */
const summarizeHome = ({ toMark, reported_total, closing_total }: ShownHome): string => {
  const answers = toMark.reduce((sum, { to_mark }) => sum + to_mark, 0)
  return [
    answers > 0 && sayCount(answers, '{count} answer to mark', '{count} answers to mark'),
    reported_total > 0 && sayCount(reported_total, '{count} quiz with issues', '{count} quizzes with issues'),
    closing_total > 0 &&
      sayCount(closing_total, '{count} session closing soon', '{count} sessions closing soon'),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

/** What an instructor with many quizzes may want to do next, shown above the list of quizzes. */
const Home = ({ onOpen }: { onOpen: (opened: Opened) => void }) => {
  const [isCollapsed, setIsCollapsed] = useState(readIsCollapsed)
  const home = useHome()
  if (home === 'not shown') return null
  const collapse = (next: boolean) => {
    storeIsCollapsed(next)
    setIsCollapsed(next)
  }
  return (
    <HomeFrame
      isCollapsed={isCollapsed}
      onCollapse={collapse}
      summary={home === 'loading' ? undefined : summarizeHome(home)}
    >
      {home === 'loading' ? undefined : <HomeColumns home={home} onOpen={onOpen} />}
    </HomeFrame>
  )
}

export default Home
