import { childNamed, childrenNamed, descendants, attribute, type Element, textOf } from '../xml/tree.ts'
import { textOfMaterial } from './material.ts'

/** New Quizzes write a text that several questions share as an item of its own, which they name. */
const nameOfStimulus = 'parent_stimulus_item_ident'

const stimulusOf = (item: Element): string | undefined => {
  const field = descendants(item, 'qtimetadatafield').find(
    (one) => textOf(childNamed(one, 'fieldlabel')).trim() === nameOfStimulus,
  )
  return field && textOf(childNamed(field, 'fieldentry')).trim()
}

/** The texts that items of a section share, by the identifier of the item that holds one. */
export type Stimuli = ReadonlyMap<string, { text: string; hasImage: boolean }>

/** Whether a file has any text that several questions share. */
export const hasStimuli = (xml: string): boolean => xml.includes(nameOfStimulus)

/** `wholeOf` returns an item of the section with all that it consists of. */
export const stimuliIn = (section: Element, wholeOf: (item: Element) => Element): Stimuli => {
  const items = childrenNamed(section, 'item')
  const named = new Set(items.map((item) => stimulusOf(wholeOf(item))))
  return new Map(
    items.flatMap((item) => {
      const ident = attribute(item, 'ident')
      if (ident === undefined || !named.has(ident)) return []
      const presentation = childNamed(wholeOf(item), 'presentation')
      if (!presentation) return []
      return [[ident, { text: textOfMaterial(presentation), hasImage: /<img\b/i.test(textOf(presentation)) }]]
    }),
  )
}

/** What an item takes from the text that it shares: its paragraph, and what is lost of it. `item` is a whole one. */
export const sharedBy = (item: Element, stimuli: Stimuli): { paragraph?: string; lost: string[] } => {
  const stimulus = stimuli.get(stimulusOf(item) ?? '')
  if (!stimulus) return { lost: [] }
  return { paragraph: stimulus.text, lost: stimulus.hasImage ? ['the image of its paragraph'] : [] }
}
