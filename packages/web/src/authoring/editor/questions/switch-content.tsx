import { say } from '@quizwright/domain/language/say.ts'
import type { Content } from './content.ts'
import { SwitchArea } from './switch-area.tsx'
import type { Areas } from './use-areas.ts'

type SwitchContentProps = { name: string; content: Content; areas: Areas }

/** The button beside an equation that replaces it by a text, or removes the text above it. */
export const SwitchContent = ({ name, content, areas }: SwitchContentProps) => {
  const lower = name.toLowerCase()
  return areas.area === 'equation' ? (
    <SwitchArea
      label={say('Switch {name} to text', { name: lower })}
      erases={content.equation !== ''}
      onSwitch={areas.switchToText}
    />
  ) : (
    <SwitchArea
      label={say('Switch {name} to equation only', { name: lower })}
      erases={content.text !== ''}
      onSwitch={areas.switchToEquation}
    />
  )
}
