import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Opened } from '../opened.ts'
import { HomeColumns, HomeSkeleton } from './home-columns.tsx'
import { readIsFolded, storeIsFolded } from './folded-home.ts'
import { useHome } from './use-home.ts'

const Frame = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& h2': { textStyle: 'md', fontWeight: 'semibold' },
    '& svg': { transition: 'rotate 100ms' },
    '& [aria-expanded=false] svg': { rotate: '-90deg' },
  },
})

/** What an instructor with many quizzes may want to do next, above the list of all of them. */
const Home = ({ onOpen }: { onOpen: (opened: Opened) => void }) => {
  const [isFolded, setIsFolded] = useState(readIsFolded)
  const home = useHome()
  if (home === 'not shown') return null
  const fold = (next: boolean) => {
    storeIsFolded(next)
    setIsFolded(next)
  }
  return (
    <Frame aria-label="What is next">
      <Head>
        <h2>What is next</h2>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={!isFolded}
          icon={<ChevronDown aria-hidden />}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? 'Show' : 'Hide'}
        </Button>
      </Head>
      {!isFolded && (home === 'loading' ? <HomeSkeleton /> : <HomeColumns home={home} onOpen={onOpen} />)}
    </Frame>
  )
}

export default Home
