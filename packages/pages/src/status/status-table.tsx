type StatusTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

export const StatusTable = ({ caption, columns, rows }: StatusTableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, rowIndex) => (
        <tr key={rowIndex}>
          {cells.map((cell, cellIndex) => (
            <td key={cellIndex}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
