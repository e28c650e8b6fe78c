import { useState } from 'react'
import type { Opened } from '../opened.ts'
import { readIsFolded, storeIsFolded } from './folded-home.ts'
import { HomeColumns } from './home-columns.tsx'
import { HomeFrame } from './home-frame.tsx'
import { summarizeHome } from './summarize-home.ts'
import { useHome } from './use-home.ts'

/** What an instructor with many quizzes may want to do next, shown above the list of quizzes. */
const Home = ({ onOpen }: { onOpen: (opened: Opened) => void }) => {
  const [isFolded, setIsFolded] = useState(readIsFolded)
  const home = useHome()
  if (home === 'not shown') return null
  const fold = (next: boolean) => {
    storeIsFolded(next)
    setIsFolded(next)
  }
  return (
    <HomeFrame
      isFolded={isFolded}
      onFold={fold}
      summary={home === 'loading' ? undefined : summarizeHome(home)}
    >
      {home === 'loading' ? undefined : <HomeColumns home={home} onOpen={onOpen} />}
    </HomeFrame>
  )
}

export default Home
