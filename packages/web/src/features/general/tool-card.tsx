import { type ReactNode, useId } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', sm: '5' },
    minWidth: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    '& > h2': { textStyle: 'title.lg' },
    '& > h2 + p': { mt: '-3', textStyle: 'sm', color: 'fg.muted' },
  },
})

/** The frame of one tool: its title, its purpose and its content. */
export const ToolCard = ({
  title,
  purpose,
  children,
}: {
  title: string
  purpose: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{purpose}</p>
      {children}
    </Card>
  )
}
