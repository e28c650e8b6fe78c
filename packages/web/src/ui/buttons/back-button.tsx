import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button } from './button.tsx'
import { chakra } from '../styled/chakra.tsx'

const Frame = chakra('div', { base: { ms: '-3', mb: '1' } })

/**
 * Whether the previous history entry is a page of this app. Browsers without the Navigation API cannot tell,
 * so any previous entry counts.
 */
const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation?.canGoBack ?? history.length > 1
}

/** Goes back in the history, or to `href` if the page was opened directly. */
export const BackButton = ({ href, label }: { href: string; label: string }) => {
  const [, navigate] = useLocation()
  return (
    <Frame>
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        onClick={() => (canGoBack() ? history.back() : navigate(href))}
      >
        {label}
      </Button>
    </Frame>
  )
}
