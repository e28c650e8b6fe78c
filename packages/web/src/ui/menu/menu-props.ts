import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

export type MenuItem = {
  /** Needed only if two items have the same label. */
  key?: string
  label: string
  /** The language of the label, if it is another one than the page's. */
  lang?: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}
export type MenuTrigger = ReactElement<HTMLAttributes<HTMLElement>>
export type MenuProps = {
  label: string
  items: readonly MenuItem[]
  /**
   * The element that opens the menu; by default a button with the label. It must pass its props and its ref
   * to a button.
   */
  trigger?: MenuTrigger
  /** Shown above the items. */
  header?: ReactNode
}
