import type { Content } from './content.ts'
import { SwitchArea } from './switch-area.tsx'
import type { Areas } from './use-areas.ts'

type SwitchContentProps = { name: string; content: Content; areas: Areas }

/** Beside an equation: to a text in its place, or to the equation without the text above it. */
export const SwitchContent = ({ name, content, areas }: SwitchContentProps) => {
  const lower = name.toLowerCase()
  return areas.area === 'equation' ? (
    <SwitchArea
      label={`Switch ${lower} to text`}
      erases={content.equation !== ''}
      onSwitch={areas.switchToText}
    />
  ) : (
    <SwitchArea
      label={`Switch ${lower} to the equation alone`}
      erases={content.text !== ''}
      onSwitch={areas.switchToEquation}
    />
  )
}
