import { say } from '@quizwright/domain/language/say.ts'
import { Sigma, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { LineTools } from './content-line.tsx'
import { ImageButton } from './image-button.tsx'

export type ContentTool = { kind: 'equation' | 'text'; run: () => void }
const titles = {
  equation: {
    addTo: (name: string) => say('Add an equation to {name}', { name }),
    icon: <Sigma aria-hidden />,
    keys: 'Alt+=',
  },
  text: {
    addTo: (name: string) => say('Add text to {name}', { name }),
    icon: <Type aria-hidden />,
    keys: undefined,
  },
}

type ContentToolsProps = {
  name: string
  tools: readonly ContentTool[]
  /** Undefined if there is already an image. */
  image: { busy: boolean; onFiles: (files: File[]) => void } | undefined
  /** Additional tools. */
  children: ReactNode
}

/**
 * The buttons that add to a content. They are no tab stops, because Tab moves to the next text; shortcuts and
 * the palette reach them.
 */
export const ContentTools = ({ name, tools, image, children }: ContentToolsProps) => (
  <LineTools>
    {tools.map(({ kind, run }) => (
      <IconButton
        key={kind}
        label={titles[kind].addTo(name.toLowerCase())}
        icon={titles[kind].icon}
        tabIndex={-1}
        data-tool={kind}
        aria-keyshortcuts={titles[kind].keys}
        onClick={run}
      />
    ))}
    {image && <ImageButton name={name} {...image} />}
    {children}
  </LineTools>
)
