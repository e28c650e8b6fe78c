import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../ui/styled/chakra.tsx'

const Track = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '-1px',
    height: '2px',
    overflow: 'hidden',
    opacity: '0',
    animation: 'fade-in 150ms linear 200ms forwards',
  },
})
const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    width: '40%',
    bg: 'accent.solid',
    animation: 'slide 1.2s ease-in-out infinite',
  },
})

/** A thin line below the header while the route guard checks a navigation; it appears after 200 ms. */
export const NavigationProgress = () => (
  <Track role="status" aria-label={say('Loading the page')}>
    <Bar />
  </Track>
)
