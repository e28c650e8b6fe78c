import { ChevronDown } from 'lucide-react'
import { cloneElement, lazy, Suspense, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { importWhenOnline } from '../loading/import-when-online.ts'
import type { MenuProps, MenuTrigger } from './menu-props.ts'

const load = () => import('./open-menu.tsx')
const OpenMenu = lazy(() => importWhenOnline(load))
const preload = () => void load().catch(() => undefined)

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
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setIsOpened(true),
    })
  return (
    <Suspense fallback={trigger}>
      <OpenMenu {...props} trigger={trigger} />
    </Suspense>
  )
}
