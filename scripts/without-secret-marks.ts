/**
 * A Babel plugin for the client: of `secret('password', schema)` the schema is left. Who reads the marks does so while
 * building, in tests and on the server (contract/marks.ts).
 */
interface Node {
  type: string;
  name?: string;
}

interface CallPath {
  node: { callee: Node; arguments: readonly Node[] };
  replaceWith: (node: Node) => void;
}

export const withoutSecretMarks = () => ({
  visitor: {
    CallExpression(path: CallPath): void {
      const { callee, arguments: args } = path.node;
      const [kind, schema] = args;
      if (callee.name === 'secret' && kind?.type === 'StringLiteral' && schema) path.replaceWith(schema);
    },
  },
});
