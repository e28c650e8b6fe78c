import type { ReactNode } from 'react'
import { Document, PageHead } from '../document.tsx'

export const issuesPath = '/issues'

type IssuesDocumentProps = { title: string; children: ReactNode }

export const IssuesDocument = ({ title, children }: IssuesDocumentProps) => (
  <Document title={`${title} · Quizwright`} head={<PageHead path={issuesPath} stylesheet="issues.css" />}>
    {children}
  </Document>
)
