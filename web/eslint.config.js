import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['dist', 'node_modules', 'public', 'src/lib/wire.ts'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } }
  },
  {
    rules: {
      // `_` stands for a value that is not needed.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }
      ],
      // Most of our lists are drawn once, or have no identity to go by; those that move are keyed.
      'svelte/require-each-key': 'off',
      // The formatter breaks code, not comments and texts. Drawings are paths that nobody reads.
      'max-len': ['error', { code: 120, ignorePattern: '["\']M-?[\\d.]+[ ,-][\\d.-]+' }],
      // `{' '}` is how a space survives the formatter.
      'svelte/no-useless-mustaches': 'off',
      // It also names maps that live inside one function.
      'svelte/prefer-svelte-reactivity': 'off'
    }
  }
)
