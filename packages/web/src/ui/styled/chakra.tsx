import type { RecipeDefinition, SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ElementType, useInsertionEffect } from 'react'
import { system } from '../theme/system.ts'
import type { StyledFactory } from './chakra-types.ts'
import { registerStyles, insertWaitingRules } from './style-sheet.ts'

/*
 * A styled factory with the calls of Chakra's own, which computes the recipe of an element, its styles and their hash
 * again at each render. This one computes them once for each combination of variants and style props and caches the
 * class name: docs/decisions/024 has the measurement. It has no `as` and no `asChild`, and the types refuse them;
 * make another element with `chakra(tag)`.
 */

/** `raw` returns the resolved styles. Chakra's types leave it out; a call of the recipe resolves them twice more. */
type Recipe = ReturnType<SystemContext['cva']> & { raw: (variants: object) => object }
type Props = Record<string, unknown> & { className?: string }
type StyleProps = SystemStyleObject & { css?: SystemStyleObject }

const stylePropCache = new Map<string, boolean>()

/** Whether a prop is one of Chakra's style props, and not an attribute of the element. */
const isStyleProp = (name: string): boolean => {
  let isStyle = stylePropCache.get(name)
  if (isStyle === undefined) {
    isStyle = system().isValidProperty(name)
    stylePropCache.set(name, isStyle)
  }
  return isStyle
}

/** Sorts props into variants of the recipe, style props and attributes; `cacheKey` names variants and styles. */
const splitProps = (props: Props, variantKeys: readonly string[]) => {
  const attributes: Props = {}
  const variants: Record<string, unknown> = {}
  let styles: StyleProps | undefined
  let cacheKey = ''
  for (const [name, value] of Object.entries(props)) {
    if (variantKeys.includes(name)) {
      if (value === undefined) continue
      variants[name] = value
      cacheKey += `${name} ${String(value)} `
    } else if (name !== 'children' && isStyleProp(name)) styles = { ...styles, [name]: value }
    else attributes[name] = value
  }
  if (styles) cacheKey += JSON.stringify(styles)
  return { attributes, variants, styles, cacheKey }
}

/** Resolves style props, which win over `css`. They are in no layer, so they win over those of a recipe. */
const resolveStyleProps = (styles: StyleProps | undefined): object => {
  if (!styles) return {}
  const { css = {}, ...direct } = styles
  return system().css(css, direct)
}

type Definition = { tag: ElementType; recipe: () => Recipe }

/** The definition of each styled component, so that another one can extend it. */
const definitions = new WeakMap<ElementType & object, Definition>()
const definitionOf = (tag: ElementType): Definition | undefined =>
  typeof tag === 'string' ? undefined : definitions.get(tag)

const createStyled = (tag: ElementType, recipeDefinition: RecipeDefinition = {}): ComponentType<Props> => {
  const base = definitionOf(tag)
  const Tag = base?.tag ?? tag
  const createRecipe = (): Recipe => {
    const extension = system().cva(recipeDefinition) as Recipe
    return base ? (base.recipe().merge(extension) as Recipe) : extension
  }
  let cachedRecipe: Recipe | undefined
  const recipe = (): Recipe => (cachedRecipe ??= createRecipe())
  const classNames = new Map<string, string>()

  const Styled = ({ className, ...props }: Props) => {
    const { attributes, variants, styles, cacheKey } = splitProps(props, recipe().variantKeys)
    let styledClass = classNames.get(cacheKey)
    if (styledClass === undefined) {
      styledClass = registerStyles({ ...recipe().raw(variants), ...resolveStyleProps(styles) })
      classNames.set(cacheKey, styledClass)
    }
    useInsertionEffect(insertWaitingRules, [styledClass])
    return (
      <Tag {...attributes} className={className ? `${styledClass} ${className}` : styledClass || undefined} />
    )
  }
  Styled.displayName = `chakra(${typeof Tag === 'string' ? Tag : (Tag.displayName ?? Tag.name)})`
  definitions.set(Styled, { tag: Tag, recipe })
  return Styled
}

/** The components of `chakra.div`, `chakra.p` and so on, each created at its first use. */
const elements = new Map<string, ComponentType<Props>>()

export const chakra = new Proxy(createStyled, {
  get: (_target, tag: string) => {
    let element = elements.get(tag)
    if (!element) {
      element = createStyled(tag as ElementType)
      elements.set(tag, element)
    }
    return element
  },
}) as unknown as StyledFactory
