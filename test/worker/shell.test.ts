import t from 'tap';
