/**
 * A Babel plugin for the client: what only the server and its API page read of the contract stays there (contract/endpoint.ts).
 * That is an endpoint's documentation, how it reads what it is asked where that is written as it is, and marks of secrets,
 * which the build has read already (contract-marks.ts).
 */

interface Node {
  type: string;
  name?: string;
}

interface Property {
  key?: Node;
  value?: Node & { callee?: Node & { object?: Node } };
}

interface ObjectNode extends Node {
  properties: readonly Property[];
}

interface CallPath {
  node: { callee: Node; arguments: readonly Node[] };
  replaceWith(node: Node): void;
}

const docs: readonly (string | undefined)[] = ['about', 'origin'];

const isObject = (node: Node | undefined): node is ObjectNode => node?.type === 'ObjectExpression';

/** `v.object(…)` or `nothing`: it writes nothing in its own way, as `form(…)` does. */
const isPlain = (value: Property['value']): boolean => value?.name === 'nothing' || value?.callee?.object?.name === 'v';

const isOfServer = ({ key, value }: Property): boolean =>
  docs.includes(key?.name) || (key?.name === 'input' && isPlain(value));

export const leanContract = () => ({
  visitor: {
    CallExpression(path: CallPath): void {
      const { callee, arguments: args } = path.node;
      const [first, second] = args;
      if (callee.name === 'endpoint' && isObject(first)) {
        first.properties = first.properties.filter((one) => !isOfServer(one));
      } else if (callee.name === 'secret' && second) path.replaceWith(second);
    },
  },
});
