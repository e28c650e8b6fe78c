import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ComponentType, ElementType } from 'react'
import type { StyledFactory } from './chakra-types.ts'
import { classOf } from './style-sheet.ts'
import { system } from '../theme/system.ts'

/*
 * Chakra's factory, with the same calls. Chakra's own makes the recipe of an element, its styles and their hash anew at each
 * drawing, which was four fifths of what a key pressed in the question editor cost. Here a look is made once
 * and its class remembered. `as` and `asChild` are not known here, and the types refuse them: make another
 * element with `chakra(tag)`.
 */

type Recipe = ReturnType<typeof system.cva>
type Props = Record<string, unknown> & { className?: string }

const isStyle = new Map<string, boolean>()

/** Whether a property is one of Chakra's styles, and no attribute. */
const isStyleName = (name: string): boolean => {
  let known = isStyle.get(name)
  if (known === undefined) isStyle.set(name, (known = system.isValidProperty(name)))
  return known
}

/** What a styled element is made of: another one may begin from it. */
const makings = new WeakMap<ElementType & object, { tag: ElementType; recipe: () => Recipe }>()
const makingsOf = (tag: ElementType) => (typeof tag === 'string' ? undefined : makings.get(tag))

const create = (from: ElementType, definition: RecipeDefinition = {}): ComponentType<Props> => {
  const base = makingsOf(from)
  const Tag = base?.tag ?? from
  let made: Recipe | undefined
  const recipe = (): Recipe =>
    (made ??= base ? base.recipe().merge(system.cva(definition)) : system.cva(definition))
  const classes = new Map<string, string>()

  const Styled = ({ className, ...props }: Props) => {
    const { variantKeys } = recipe()
    const attributes: Props = {}
    const variants: Record<string, unknown> = {}
    let styles: (SystemStyleObject & { css?: SystemStyleObject }) | undefined
    let look = ''
    for (const [name, value] of Object.entries(props)) {
      if (variantKeys.includes(name)) {
        if (value === undefined) continue
        variants[name] = value
        look += `${name} ${String(value)} `
      } else if (name !== 'children' && isStyleName(name)) styles = { ...styles, [name]: value }
      else attributes[name] = value
    }
    if (styles) look += JSON.stringify(styles)
    let own = classes.get(look)
    if (own === undefined) {
      const { css = {}, ...direct } = styles ?? {}
      classes.set(look, (own = classOf(system.css(recipe()(variants), css, direct))))
    }
    return <Tag {...attributes} className={className ? `${own} ${className}` : own || undefined} />
  }
  Styled.displayName = `chakra(${typeof Tag === 'string' ? Tag : (Tag.displayName ?? Tag.name)})`
  makings.set(Styled, { tag: Tag, recipe })
  return Styled
}

const plain = new Map<string, ComponentType<Props>>()

export const chakra = new Proxy(create, {
  get: (_target, tag: string) => {
    if (!plain.has(tag)) plain.set(tag, create(tag as ElementType))
    return plain.get(tag)
  },
}) as unknown as StyledFactory
