import { ChevronDown } from 'lucide-react'
import {
  cloneElement,
  type HTMLAttributes,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { Button } from './button.tsx'
import { fetchPart } from './fetch-part.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}
type Trigger = ReactElement<HTMLAttributes<HTMLElement>>
export type MenuProps = {
  label: string
  items: readonly MenuItem[]
  /**
   * What opens it; without one, a button with the label. It must pass its props and its ref on to a button.
   */
  trigger?: Trigger
  /** Shown above the items, and not one of them. */
  header?: ReactNode
}

const load = () => import('./menu-box.tsx')
const MenuBox = lazy(() => fetchPart(load))
const preload = () => void load().catch(() => undefined)

/**
 * A button with a list of actions. The list's code is fetched when the pointer or the focus first comes near.
 */
export const Menu = (props: MenuProps) => {
  const [wanted, setWanted] = useState(false)
  const trigger: Trigger = props.trigger ?? (
    <Button>
      {props.label}
      <ChevronDown aria-hidden />
    </Button>
  )
  if (!wanted)
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setWanted(true),
    })
  return (
    <Suspense fallback={trigger}>
      <MenuBox {...props} trigger={trigger} />
    </Suspense>
  )
}
