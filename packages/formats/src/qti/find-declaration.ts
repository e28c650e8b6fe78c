import { childrenNamed, type Element } from '../xml/tree.ts'

/** The declaration of an interaction's response. */
export const findDeclaration = (item: Element, interaction: Element): Element | undefined =>
  childrenNamed(item, 'responsedeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseidentifier,
  )
