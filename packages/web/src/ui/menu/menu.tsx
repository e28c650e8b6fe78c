import { ChevronDown } from 'lucide-react'
import { cloneElement, Suspense, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { preloaded } from '../loading/preloaded.tsx'
import type { MenuProps, MenuTrigger } from './menu-props.ts'

const { View: OpenMenu, preload } = preloaded(async () => (await import('./open-menu.tsx')).default)
const begin = () => void preload().catch(() => undefined)

/** A button with a list of actions. The code of the list is loaded on the first hover or focus. */
export const Menu = (props: MenuProps) => {
  const [isOpened, setIsOpened] = useState(false)
  const trigger: MenuTrigger = props.trigger ?? (
    <Button>
      {props.label}
      <ChevronDown aria-hidden />
    </Button>
  )
  if (!isOpened)
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      onPointerEnter: begin,
      onFocus: begin,
      onClick: () => setIsOpened(true),
    })
  return (
    <Suspense fallback={trigger}>
      <OpenMenu {...props} trigger={trigger} />
    </Suspense>
  )
}
