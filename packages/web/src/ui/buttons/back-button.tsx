import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button } from './button.tsx'
import { chakra } from '../styled/chakra.tsx'

const Place = chakra('div', { base: { ms: '-3', mb: '1' } })

/**
 * Whether the page before this one in the window's history is one of ours. Where a browser cannot tell, any
 * page before counts.
 */
const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation?.canGoBack ?? history.length > 1
}

/** Leads to the page one came from; to `href` when this one was opened by itself. */
export const BackButton = ({ href, label }: { href: string; label: string }) => {
  const [, navigate] = useLocation()
  return (
    <Place>
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        onClick={() => (canGoBack() ? history.back() : navigate(href))}
      >
        {label}
      </Button>
    </Place>
  )
}
