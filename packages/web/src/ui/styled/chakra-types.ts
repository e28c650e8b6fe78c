import type {
  HTMLChakraProps,
  HtmlProps,
  PolymorphicProps,
  RecipeDefinition,
  RecipeVariantRecord,
} from '@chakra-ui/react/styled-system'
import type { ComponentRef, ElementType, FunctionComponent, JSX, Ref } from 'react'

/** Props of Chakra's own factory that ours does not support. */
type UnsupportedProps = keyof PolymorphicProps | keyof HtmlProps

/** Applies `Omit` to each member of a union separately. */
type DistributiveOmit<Props, Key extends PropertyKey> = Props extends unknown ? Omit<Props, Key> : never

/** The variants of a recipe as props, with single values instead of responsive ones. */
type VariantProps<Variants extends RecipeVariantRecord> = PropertyKey extends keyof Variants
  ? {}
  : {
      [Name in keyof Variants]?:
        | (keyof Variants[Name] extends 'true' | 'false' ? boolean : keyof Variants[Name])
        | undefined
    }

/** The props of a styled element: attributes, style props and variants. */
export type StyledProps<Tag extends ElementType, Variants extends object = {}> = DistributiveOmit<
  HTMLChakraProps<Tag, Variants>,
  UnsupportedProps
>

type Styled<Tag extends ElementType, Variants extends object = {}> = FunctionComponent<
  StyledProps<Tag, Variants> & { ref?: Ref<ComponentRef<Tag>> | undefined }
>

/** The calls of Chakra's factory that ours supports. */
export type StyledFactory = {
  <Tag extends ElementType>(tag: Tag): Styled<Tag>
  <Base extends ElementType, BaseVariants extends object, Variants extends RecipeVariantRecord>(
    base: Styled<Base, BaseVariants>,
    recipe: RecipeDefinition<Variants>,
  ): Styled<Base, BaseVariants & VariantProps<Variants>>
  <Tag extends ElementType, Variants extends RecipeVariantRecord>(
    tag: Tag,
    recipe: RecipeDefinition<Variants>,
  ): Styled<Tag, VariantProps<Variants>>
} & { [Name in keyof JSX.IntrinsicElements]: Styled<Name> }
