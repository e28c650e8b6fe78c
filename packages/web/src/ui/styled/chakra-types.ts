import type {
  HTMLChakraProps,
  HtmlProps,
  PolymorphicProps,
  RecipeDefinition,
  RecipeVariantRecord,
} from '@chakra-ui/react/styled-system'
import type { ComponentRef, ElementType, FunctionComponent, JSX, Ref } from 'react'

/** What Chakra's own factory takes and ours does nothing with. */
type Unknown = keyof PolymorphicProps | keyof HtmlProps

type Without<Props, Key extends PropertyKey> = Props extends unknown ? Omit<Props, Key> : never

/** The variants of a recipe: one value each, none by the width of the screen. */
type Chosen<Variants extends RecipeVariantRecord> = PropertyKey extends keyof Variants
  ? {}
  : {
      [Name in keyof Variants]?:
        | (keyof Variants[Name] extends 'true' | 'false' ? boolean : keyof Variants[Name])
        | undefined
    }

/** The properties of an element that can be given styles. */
export type StyledProps<Tag extends ElementType, Variants extends object = {}> = Without<
  HTMLChakraProps<Tag, Variants>,
  Unknown
>

type Styled<Tag extends ElementType, Variants extends object = {}> = FunctionComponent<
  StyledProps<Tag, Variants> & { ref?: Ref<ComponentRef<Tag>> | undefined }
>

/** The calls of Chakra's factory that ours has. */
export type StyledFactory = {
  <Tag extends ElementType>(tag: Tag): Styled<Tag>
  <Base extends ElementType, Known extends object, Variants extends RecipeVariantRecord>(
    base: Styled<Base, Known>,
    recipe: RecipeDefinition<Variants>,
  ): Styled<Base, Known & Chosen<Variants>>
  <Tag extends ElementType, Variants extends RecipeVariantRecord>(
    tag: Tag,
    recipe: RecipeDefinition<Variants>,
  ): Styled<Tag, Chosen<Variants>>
} & { [Name in keyof JSX.IntrinsicElements]: Styled<Name> }
