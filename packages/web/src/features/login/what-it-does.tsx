import { ChartColumn, FilePlus2, Share2 } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '8' },
    width: 'full',
    maxWidth: '4xl',
    pt: '8',
    borderTopWidth: '1px',
    borderColor: 'border',
    listStyle: 'none',
    '& > li': { display: 'flex', flexDirection: 'column', gap: '1' },
    '& svg': { color: 'accent.fg', mb: '1' },
    '& h2': { textStyle: 'title.sm' },
    '& p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

/** What the product is for, in the order of a teacher's work, for somebody who sees it for the first time. */
const steps = [
  {
    icon: FilePlus2,
    title: 'Write or import',
    text:
      'Type questions with formulas and images, paste a list, or import from Word, Excel, Moodle, Canvas and ' +
      'other tools.',
  },
  {
    icon: Share2,
    title: 'Publish with a link',
    text: 'Students answer on any device. What they have answered is kept when the connection breaks.',
  },
  {
    icon: ChartColumn,
    title: 'See how they did',
    text: 'Get marks, statistics and the questions that need another look. You confirm every mark that AI suggests.',
  },
]

export const WhatItDoes = () => (
  <List>
    {steps.map(({ icon: Icon, title, text }) => (
      <li key={title}>
        <Icon size={20} aria-hidden />
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </List>
)
