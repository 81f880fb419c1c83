"""What is seen: anywidget views, plain ES modules without a build step. Options in, intents out, no rule of truco."""
